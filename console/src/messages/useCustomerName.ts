import { useMessages } from "./messages.ts";
import { shared } from "./shared.ts";

/** What a customer is called. Only those who were erased have no name. */
export function useCustomerName(): (customer: { name: string }) => string {
  const { erasedCustomer } = useMessages(shared);
  return ({ name }) => name || erasedCustomer;
}

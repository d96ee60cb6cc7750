import { useMessages } from "./messages.ts";
import { shared } from "./shared.ts";

/** A name without the characters that turn around what stands beside it: "\u202e" has "€10.00" be read as "00.01€". */
export const withoutDirections = (name: string) => name.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** What a customer is called. Only those who were erased have no name. */
export function useCustomerName(): (customer: { name: string }) => string {
  const { erasedCustomer } = useMessages(shared);
  return ({ name }) => withoutDirections(name) || erasedCustomer;
}

import { useMessages } from "./messages.ts";
import { shared } from "./shared.ts";

/** Removes the characters that change the direction of the text after them: "\u202e" makes "€10.00" look like "00.01€". */
export const withoutDirections = (name: string) => name.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** Returns a function that returns a customer's name. Only erased customers have none. */
export function useCustomerName(): (customer: { name: string }) => string {
  const { erasedCustomer } = useMessages(shared);
  return ({ name }) => withoutDirections(name) || erasedCustomer;
}

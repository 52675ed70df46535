/** What follows the @ of an address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Whether an address belongs to one of the domains. */
export const isOfDomain = (email: string, domains: readonly string[]): boolean =>
  domains.some((each) => each.toLowerCase() === domainOf(email));

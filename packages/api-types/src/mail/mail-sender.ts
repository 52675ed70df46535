/** Who a mail can be from, and which addresses its headers can hold. */

/** The domain of an address, in lower case; "" where it has none. */
export const domainOf = (address: string): string => address.split("@").at(-1)?.trim().toLowerCase() ?? "";

/** Domains of MAIL_VERIFIED_DOMAINS, with commas between. */
export const verifiedDomains = (setting: string | undefined): ReadonlySet<string> =>
  new Set((setting ?? "").split(",").flatMap((each) => each.trim().toLowerCase() || []));

/** One address as a mail server takes it: no spaces, controls, brackets or second "@". */
export const isMailAddress = (text: string): boolean =>
  text.length <= 320 &&
  /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+\.[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(text);

/** An address in the one form in which opt-outs know it. */
export const mailAddressKey = (address: string): string => address.normalize("NFKC").trim().toLowerCase();

export const sessionCookie = "__Host-session";
/** Of a magic link's upload: its own name, so that a signed-in tab keeps its session. */
export const linkCookie = "__Host-upload";
export const modeCookie = "__Host-mode";
export const languageCookie = "__Host-lang";
export const transactionPrefix = "__Host-tx-";

const valueForm = /^[\w-]{1,6144}$/;

/** `none`, or the one value, or `malformed`: two cookies of that name, or a value outside base64url (S25). */
type CookieAnswer =
  | { readonly kind: "none" }
  | { readonly kind: "malformed" }
  | { readonly kind: "value"; readonly value: string };

/** Reads one of our cookies strictly. workerd joins two Cookie headers with ", ", which the grammar refuses. */
export function readCookie(header: string | null | undefined, name: string): CookieAnswer {
  if (!header) return { kind: "none" };
  const mentions = header.split(`${name}=`).length - 1;
  if (mentions === 0) return { kind: "none" };
  const values = header
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
  const [value] = values;
  if (mentions !== 1 || values.length !== 1 || value === undefined || !valueForm.test(value))
    return { kind: "malformed" };
  return { kind: "value", value };
}

/** Names of the sign-in transactions that the browser still holds. */
export function transactionNames(header: string | null | undefined): string[] {
  const names = (header ?? "").split(/[;,]/).map((part) => part.trim().split("=")[0] ?? "");
  return names.filter((name) => /^__Host-tx-[\w-]{1,40}$/.test(name));
}

/** Every cookie of the product has the same attributes (S24); `seconds` absent: until the browser closes. */
export function cookieText(name: string, value: string, seconds?: number): string {
  const age = seconds === undefined ? "" : `; Max-Age=${seconds}`;
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax${age}`;
}

export function deletedCookie(name: string): string {
  return cookieText(name, "", 0);
}

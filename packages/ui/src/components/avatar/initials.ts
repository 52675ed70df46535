export interface AvatarPerson {
  readonly givenName?: string | undefined;
  readonly surname?: string | undefined;
  readonly username?: string | undefined;
}

/**
 * First letters of given name and surname; else the first two letters of the
 * username; else "N/A" (docs/specification.md section 9).
 */
export function initialsOf({ givenName = "", surname = "", username = "" }: AvatarPerson): string {
  const given = Array.from(givenName.trim())[0];
  const family = Array.from(surname.trim())[0];
  if (given !== undefined && family !== undefined) return (given + family).toUpperCase();
  const name = Array.from(username.trim()).slice(0, 2).join("");
  return name === "" ? "N/A" : name.toUpperCase();
}

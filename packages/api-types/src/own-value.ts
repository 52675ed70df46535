/**
 * Looks a name up in a table among the table's own keys. A plain index also finds what every object has: "constructor" is a
 * function in each table, and "__proto__" an object.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

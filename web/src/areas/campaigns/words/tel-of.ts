/** The address that a telephone dials: digits and a leading plus; null where none is known. */
export function telOf(phone: string): string | null {
  const digits = phone.replaceAll(/[^\d+]/g, "");
  return digits === "" ? null : `tel:${digits}`;
}

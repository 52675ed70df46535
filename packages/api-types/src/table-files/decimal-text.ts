/** Minor units as a plain decimal: 123456 with two digits is 1234.56. Exact: no floating point takes part. */
export function decimalText(minor: number | string, digits: number): string {
  const text = String(minor);
  const sign = text.startsWith("-") ? "-" : "";
  const figures = text.slice(sign.length).padStart(digits + 1, "0");
  return digits === 0 ? sign + figures : `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}

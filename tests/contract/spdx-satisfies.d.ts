declare module "spdx-satisfies" {
  /** Whether one of the licences satisfies an SPDX expression. @throws Error for what isn't an expression */
  export default function satisfies(expression: string, licences: readonly string[]): boolean;
}

declare module "spdx-satisfies" {
  /** Whether one of the licences satisfies an SPDX expression. @throws Error for what is no expression */
  export default function satisfies(expression: string, licences: readonly string[]): boolean;
}

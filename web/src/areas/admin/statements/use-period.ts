import { useFormats, useTranslations } from "../../../state/formats.ts";

/** From one ISO day to another in the user's words; nothing where neither is known. */
export function usePeriod(): (from: string, to: string) => string {
  const words = useTranslations("tenants.statements");
  const formats = useFormats();
  return (from, to) => {
    if (from === "" || from === to) return from === "" ? "" : formats.day(from);
    return words("period", { from: formats.day(from), to: formats.day(to) });
  };
}

import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { linkProviders, type LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { useFormats, useTranslations } from "../../state/formats.ts";

interface ProviderNoticeProps {
  readonly modes: AnswerOf<"linkedAccountsState">["providers"] | undefined;
  readonly only: LinkProvider | null;
}

/** Says which providers are replaced by a service of this deployment, and which have no key. */
export function ProviderNotice({ modes, only }: ProviderNoticeProps) {
  const words = useTranslations("linkedAccounts");
  const { locale } = useFormats();
  if (modes === undefined) return null;
  const named = (mode: "standIn" | "off") =>
    linkProviders.filter((each) => modes[each] === mode && (only === null || only === each));
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const [standIns, off] = [named("standIn"), named("off")];
  if (standIns.length + off.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 px-5 pt-3 text-label text-text-2 max-lg:px-4">
      {standIns.length > 0 && (
        <p>
          <span className="me-1.5 rounded-control border border-dashed border-control px-1 font-semibold text-text">
            {words("standIn")}
          </span>
          {words("standInText", { providers: listed(standIns), count: standIns.length })}
        </p>
      )}
      {off.length > 0 && <p>{words("off", { providers: listed(off), count: off.length })}</p>}
    </div>
  );
}

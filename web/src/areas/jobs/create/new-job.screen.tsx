import { AppLink, Badge, buttonStyle, PageHeader, TextLink, useTexts } from "@paygauge/ui";
import { linkTo, type LedgerKind, type PageId } from "@paygauge/api-types";
import { sitemap } from "@paygauge/api-types";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { sampleLedger, sampleSummary, sampleSuppliers } from "../sample-ledger.ts";

const kinds = [
  { kind: "base", page: "jobCreateBase", words: "base", needs: "baseNeeds" },
  { kind: "advanced", page: "jobCreateAdvanced", words: "advanced", needs: "advancedNeeds" },
  {
    kind: "matchedDataOnly",
    page: "jobCreateMatchedDataOnly",
    words: "matchedDataOnly",
    needs: "matchedDataOnlyNeeds",
  },
] as const satisfies readonly { readonly kind: LedgerKind; readonly page: PageId; words: string; needs: string }[];

/** What the person's file holds decides the kind of job. */
export default function ChooseKindScreen() {
  const words = useTranslations("create.choose");
  const { labelled } = useTexts();
  const { ask } = useGuard();
  return (
    <>
      <PageHeader title={words("title")} />
      <div className="border-t border-line">
        <div className="flex max-w-220 flex-col gap-4 p-5 max-lg:p-4">
          <h2 className="text-section font-semibold">{words("intro")}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {kinds.map((each) => {
              const released = sitemap[each.page].released;
              const permitted = ask(each.page) === "open";
              return (
                <li key={each.kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4">
                  <div className="min-w-[min(15rem,100%)] grow basis-0">
                    <h3 className={`text-body font-semibold ${released && permitted ? "" : "text-text-3"}`}>
                      {words(each.words)}
                    </h3>
                    <p className="text-data text-text-2">{words(each.needs)}</p>
                  </div>
                  {!released && <Badge>{words("notReleased")}</Badge>}
                  {released && !permitted && <Badge>{words("notPermitted")}</Badge>}
                  {released && permitted && (
                    <AppLink
                      href={linkTo(each.page)}
                      aria-label={labelled(words("begin"), words(each.words))}
                      className={buttonStyle({ variant: each.kind === "base" ? "primary" : "secondary" })}
                    >
                      {words("begin")}
                    </AppLink>
                  )}
                </li>
              );
            })}
          </ul>
          <p className="text-label text-text-3">{words("files")}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-data text-text-2 pointer-coarse:gap-y-7">
            {words("samples")}
            <TextLink href={sampleSummary} download>
              {words("sampleBase")}
            </TextLink>
            <TextLink href={sampleLedger} download>
              {words("sampleAdvanced")}
            </TextLink>
            <TextLink href={sampleSuppliers} download>
              {words("sampleMatchedDataOnly")}
            </TextLink>
          </p>
        </div>
      </div>
    </>
  );
}

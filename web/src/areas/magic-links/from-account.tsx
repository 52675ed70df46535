import { TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { openLinks } from "../../data/open-links.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";

/** A buyer's accounting system in place of a file, linked by mail where an issuer's settings allow it. */
export default function FromAccount() {
  const words = useTranslations("magicLinks");
  const { locale } = useFormats();
  const { data } = useCall("linkedAccountsState", {});
  const providers = openLinks(data?.issuers ?? [], "mail");
  if (providers.length === 0) return null;
  return (
    <p className="text-data">
      {words("account", { providers: new Intl.ListFormat(locale, { type: "disjunction" }).format(providers) })}{" "}
      <TextLink href={linkTo("integrationPlatformLinkedAccounts", undefined, { new: "mail" })}>
        {words("link")}
      </TextLink>
    </p>
  );
}

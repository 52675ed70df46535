import { TextLink } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import { deletedHref } from "./deleted-param.ts";

/** The way from the jobs to those that were deleted. */
export function DeletedLink() {
  const words = useTranslations("jobAdmin.deletion");
  return <TextLink href={deletedHref()}>{words("deleted")}</TextLink>;
}

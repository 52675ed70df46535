import { commandListNames, type CommandList } from "@paygauge/api-types/entities/proq";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAddressPart } from "../../../data/use-address-part.ts";

const isList = (word: string | null): word is CommandList => commandListNames.some((each) => each === word);

/** The list that an address asks for; the queued one where it asks for none. */
export function listOf(search: string): CommandList {
  const word = new URLSearchParams(search).get("list");
  return isList(word) ? word : "queued";
}

/** Address of the monitor at a list, with nothing else chosen. */
export function listHref(list: CommandList): string {
  return linkTo("proqMonitoring", undefined, list === "queued" ? {} : { list });
}

/** Address of the monitor with one command open. */
export function commandHref(id: string): string {
  return linkTo("proqMonitoring", undefined, { command: id });
}

/** The command whose details are open, kept in the address next to list and filters. */
export const useOpenCommand = () => useAddressPart("command");

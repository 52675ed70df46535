import { Button, SelectField, TextField } from "@paygauge/ui";
import { useState } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { filterKeys, type UserFilterValues } from "./user-filter-values.ts";
import { useFilterChoices, useUserFilters } from "./use-user-filters.ts";

/** The four filters of the specification, in the address; the list answers when Search or Enter is pressed. */
export function UserFilters() {
  const words = useTranslations("people.list");
  const { asked, go } = useUserFilters();
  const [typed, setTyped] = useState<UserFilterValues>(asked);
  // What was dropped elsewhere, or came back with Back, is what the fields say.
  const [known, setKnown] = useState(asked);
  if (filterKeys.some((key) => known[key] !== asked[key])) {
    setKnown(asked);
    setTyped(asked);
  }
  const choices = useFilterChoices();
  const any = { value: "", label: words("any") };
  const field = (key: keyof UserFilterValues) => ({
    label: words(`filters.${key}`),
    value: typed[key],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [key]: event.target.value }),
  });
  const isFiltered = filterKeys.some((key) => asked[key] !== "");
  return (
    <search>
      <form
        aria-label={words("filters.label")}
        className="grid items-end gap-3 border-b border-line bg-surface px-5 py-3 max-lg:px-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          go(typed);
        }}
      >
        <TextField {...field("username")} autoComplete="off" maxLength={200} />
        <TextField {...field("displayName")} autoComplete="off" maxLength={200} />
        <SelectField {...field("issuerId")} options={[any, ...choices.issuerId]} />
        <SelectField {...field("effectiveBrandingId")} options={[any, ...choices.effectiveBrandingId]} />
        <div className="flex gap-2">
          <Button type="submit" variant="primary">
            {words("filters.search")}
          </Button>
          {isFiltered && (
            <Button onClick={() => go({ username: "", displayName: "", issuerId: "", effectiveBrandingId: "" })}>
              {words("filters.clear")}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

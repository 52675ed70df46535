import { Button, SelectField, TextField } from "@paygauge/ui";
import { debugAreas } from "@paygauge/api-types/debug/debug-lines";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useTranslations } from "../../../state/formats.ts";

/** The filter of the lines, which the address has. */
export function LinesFilter() {
  const words = useTranslations("dev.debug");
  const [request, setRequest] = useAddressPart("request");
  const [area, setArea] = useAddressPart("area");
  const [text, setText] = useAddressPart("q");
  const areas = debugAreas.map((each) => ({ value: each, label: words(`areas.${each}`) }));
  return (
    <div className="mb-3 flex flex-wrap items-end gap-3">
      <div className="min-w-52">
        <TextField
          label={words("search")}
          value={text ?? ""}
          onChange={({ target }) => setText(target.value === "" ? null : target.value)}
        />
      </div>
      <div className="w-44">
        <SelectField
          label={words("area")}
          value={area ?? ""}
          options={[{ value: "", label: words("allAreas") }, ...areas]}
          onChange={({ target }) => setArea(target.value === "" ? null : target.value)}
        />
      </div>
      {request !== null && <Button onClick={() => setRequest(null)}>{words("allLines")}</Button>}
    </div>
  );
}

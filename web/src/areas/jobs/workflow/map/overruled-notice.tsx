import { NotificationBar, useTexts } from "@paygauge/ui";
import { dateOrders, type Overruled } from "@paygauge/api-types/entities/ledger-evidence";
import { useTranslations } from "../../../../state/formats.ts";

/** What of a remembered mapping this file's values spoke against: the file won, and says so. */
export function OverruledNotice({ overruled }: { readonly overruled: readonly Overruled[] }) {
  const words = useTranslations("upload.map");
  const fields = useTranslations("upload.fields");
  const { labelled } = useTexts();
  const name = useReadingName();
  if (overruled.length === 0) return null;
  return (
    <div className="mb-2">
      <NotificationBar tone="warning">
        <p>{words("overruled")}</p>
        <ul>
          {overruled.map(({ field, what, remembered, found }) => (
            <li key={`${field} ${what}`}>
              {labelled(
                fields(field),
                found === ""
                  ? words("overruledOpen", { remembered: name(remembered) })
                  : words("overruledBy", { remembered: name(remembered), found: name(found) }),
              )}
            </li>
          ))}
        </ul>
      </NotificationBar>
    </div>
  );
}

/** An order or a mark in words; the name of a column as it is. */
function useReadingName(): (text: string) => string {
  const words = useTranslations("upload.map");
  return (text) => {
    const order = dateOrders.find((each) => each === text);
    if (order !== undefined) return words(`dateOrders.${order}`);
    if (text === ".") return words("decimalMarks.point");
    return text === "," ? words("decimalMarks.comma") : text;
  };
}

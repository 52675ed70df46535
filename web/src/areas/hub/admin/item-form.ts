import type { FieldName, FieldSpec } from "@paygauge/ui";
import * as v from "valibot";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import { hubKinds, hubTopics } from "@paygauge/api-types/entities/resource-hub";
import {
  videoResourceFields,
  videoResourceText,
  type VideoResource,
  type VideoResourceTexts,
} from "@paygauge/api-types/entities/video-resources";
import { languages, type Language } from "@paygauge/api-types/languages";

/** An item as its form holds it; the texts of each language lie flat. */
export type ItemValues = Readonly<{
  kind: string;
  name: string;
  topic: string;
  brandIds: readonly string[];
  enTitle: string;
  enSummary: string;
  enBody: string;
  deTitle: string;
  deSummary: string;
  deBody: string;
  frTitle: string;
  frSummary: string;
  frBody: string;
  factsChanged: boolean;
}>;
type ItemField = FieldName<ItemValues>;

export const emptyItem: ItemValues = {
  kind: "video",
  name: "",
  topic: "start",
  brandIds: [],
  enTitle: "",
  enSummary: "",
  enBody: "",
  deTitle: "",
  deSummary: "",
  deBody: "",
  frTitle: "",
  frSummary: "",
  frBody: "",
  factsChanged: false,
};
// The names of an object of the type are those of the type.
export const itemNames = Object.keys(emptyItem) as readonly ItemField[];

export function valuesOf({ kind, name, topic, brandIds, texts }: VideoResource): ItemValues {
  const { en, de, fr } = texts;
  return {
    ...emptyItem,
    kind,
    name,
    topic,
    brandIds,
    enTitle: en.title,
    enSummary: en.summary,
    enBody: en.body,
    ...(de === null ? {} : { deTitle: de.title, deSummary: de.summary, deBody: de.body }),
    ...(fr === null ? {} : { frTitle: fr.title, frSummary: fr.summary, frBody: fr.body }),
  };
}

const { title, summary, body } = videoResourceText.entries;
const { name, topic, brandIds } = videoResourceFields;
/** A text may be left out in other languages; where there is a part of one, it has a title. */
const optionalTitle = v.union([v.literal(""), title]);
const needsTitle = encodedMessage("textTitle");

const flat = v.object({
  kind: v.picklist(hubKinds),
  name,
  topic,
  brandIds,
  enTitle: title,
  enSummary: summary,
  enBody: body,
  deTitle: optionalTitle,
  deSummary: summary,
  deBody: body,
  frTitle: optionalTitle,
  frSummary: summary,
  frBody: body,
  factsChanged: v.boolean(),
});
type Flat = v.InferOutput<typeof flat>;

const textOf = (words: string, short: string, long: string) =>
  words === "" ? null : { title: words, summary: short, body: long };

function bodyOf(values: Flat) {
  const texts: VideoResourceTexts = {
    en: { title: values.enTitle, summary: values.enSummary, body: values.enBody },
    de: textOf(values.deTitle, values.deSummary, values.deBody),
    fr: textOf(values.frTitle, values.frSummary, values.frBody),
  };
  const { kind, factsChanged } = values;
  return {
    kind,
    factsChanged,
    fields: { name: values.name, topic: values.topic, brandIds: values.brandIds, texts },
  };
}

export const itemSchema = v.pipe(
  flat,
  v.forward(
    v.check(({ deTitle, deSummary, deBody }) => deTitle !== "" || deSummary + deBody === "", needsTitle),
    ["deTitle"],
  ),
  v.forward(
    v.check(({ frTitle, frSummary, frBody }) => frTitle !== "" || frSummary + frBody === "", needsTitle),
    ["frTitle"],
  ),
  v.transform(bodyOf),
);

type Label = "kind" | "name" | "topic" | "brands" | "title" | "summary" | "body" | "factsChanged";
type Hint = "nameHint" | "brandsHint" | "bodyHint" | "sectionHint" | "englishHint" | "factsChangedHint";

interface FieldWords {
  readonly word: (name: Label | Hint) => string;
  readonly kindOf: (kind: (typeof hubKinds)[number]) => string;
  readonly topicOf: (topic: (typeof hubTopics)[number]) => string;
  readonly inLanguage: (part: string, language: Language) => string;
  readonly brands: readonly { readonly id: string; readonly name: string }[];
}

function textFields(language: Language, { word, inLanguage }: FieldWords): readonly FieldSpec<ItemField>[] {
  const label = (part: "title" | "summary" | "body") => inLanguage(word(part), language);
  const isRequired = language === "en";
  const hint = word(isRequired ? "englishHint" : "sectionHint");
  return [
    { name: `${language}Title`, type: "text", label: label("title"), hint, required: isRequired },
    { name: `${language}Summary`, type: "textarea", label: label("summary") },
    { name: `${language}Body`, type: "textarea", label: label("body"), hint: word("bodyHint") },
  ];
}

/** A new item says its kind; one that is there says whether its facts changed. */
export function itemFields(words: FieldWords, isNew: boolean): readonly FieldSpec<ItemField>[] {
  const { word, kindOf, topicOf, brands } = words;
  const kinds = hubKinds.map((value) => ({ value, label: kindOf(value) })).toReversed();
  return [
    ...(isNew ? [{ name: "kind" as const, type: "radio", label: word("kind"), required: true, options: kinds }] : []),
    { name: "name", type: "text", label: word("name"), hint: word("nameHint"), required: true },
    {
      name: "topic",
      type: "select",
      label: word("topic"),
      required: true,
      options: hubTopics.map((value) => ({ value, label: topicOf(value) })),
    },
    {
      name: "brandIds",
      type: "checklist",
      label: word("brands"),
      hint: word("brandsHint"),
      options: brands.map((brand) => ({ value: brand.id, label: brand.name })),
    },
    ...languages.flatMap((language) => textFields(language, words)),
    ...(isNew
      ? []
      : [
          {
            name: "factsChanged" as const,
            type: "checkbox",
            label: word("factsChanged"),
            hint: word("factsChangedHint"),
          },
        ]),
  ];
}

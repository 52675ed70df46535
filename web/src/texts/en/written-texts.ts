/** Texts that are composed from figures, drafted by a model, or written by users. */
export const writtenTexts = {
  sources: {
    figures: "Generated from figures",
    edited: "Generated from figures, edited",
    model: "Model draft",
    modelEdited: "Model draft, edited",
  },
  savedBy: "saved by {name}, {day}",
  language: "Language of the text",
  textIn: "Text in {language}",
  copy: "Copy",
  edit: "Edit",
  editOf: "Edit: {title}",
  draft: "Draft with the model",
  draftAgain: "Draft again",
  standIn: "Test model: drafts repeat the figures, and no language model is called.",
  draftOperation: "Create draft",
  saveOperation: "Save text",
  reset: "Reset to generated text",
  missing: "Enter a text, or reset it to the generated text.",
  cancel: "Cancel",
  save: "Save",
  narrative: "In words",
  narrativeIntro: "The finding of this run in a few sentences. It’s shown on Summary and printed in reports.",
  letter: "Letter",
  letterIntro:
    "The letter to this supplier. The first line is the subject. It states what acceptance costs: the supplier fee and the cost of funds.",
} as const;

/** What is said about datapoint profiles and downloads. Stable codes, English ICU messages. */
export const downloadsMessages = {
  profileName: "Enter a name for the profile.",
  profileKind: "Choose the download that the profile is for.",
  profileNameTaken: "Another profile already has this name. Enter another name.",
  profileNoFields: "Add at least one field.",
  profileInUse: "{name} is used by {issuers}. Choose another profile for them first, then delete this one.",
  profileUnknown: "This profile isn’t available for this download. Choose one from the list, or none.",
  labelEn: "Enter an English label.",
  labelDe: "Enter a German label.",
  labelFr: "Enter a French label.",
  labelTwice: 'Two fields are called "{name}". Change one of the labels.',
  fieldTwice: "{name} is in the profile twice. Remove one of the two.",
  fieldNotHere: "{name} isn’t available in this download. Remove it.",
  formatUnfit: "{name} can’t have this format. Choose another one.",
  filterUnfit: "{name} can’t have this filter. Choose another one.",
  boundNumber: "Enter a number with up to 4 decimals, such as 1000.50.",
  boundsCross: "The lowest value of {name} is above its highest. Change one of the two.",
} as const satisfies Record<string, string>;

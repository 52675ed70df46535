/** Words of the declared records: what all of them say, then each by its own id. */
export const recordsTexts = {
  page: {
    record: "Details",
    use: "Usage",
    none: "None",
    was: "was {value}",
    undo: "Undo",
    changeHere: "Change here",
    useDefault: "Use default",
  },
  delete: {
    button: "Delete",
    title: "Delete {name}?",
    text: "This deletes it for everyone and can’t be undone.",
    inUse: "Still used by jobs. Delete or move them first.",
    final: "Can’t be undone.",
    unused: "Nothing uses it.",
  },
  buyer: {
    list: {
      label: "Buyers",
      create: "New buyer",
    },
    create: "Create buyer",
    save: "Save buyer",
    sections: {
      identity: "Identity",
      identityHint: "The buyer’s name and issuer.",
      region: "Region and industry",
      regionHint: "Suggested for each new job.",
    },
    fields: {
      issuerId: "Issuer",
      name: "Name",
      issuerName: "Issuer",
      country: "Country",
      currency: "Currency",
      industryCode: "Industry code",
      buyerType: "Buyer type",
      jobsCount: "Jobs",
      createdOn: "Created",
    },
    hints: {
      currency: "Suggested for the buyer’s jobs.",
      industryCode: "Up to 8 digits, such as an SIC or NAICS code.",
      buyerType: "A public body’s payment terms are capped by law in some countries. Unknown: no cap.",
    },
    types: { public: "Public body", private: "Private company", unknown: "Unknown" },
    typeGuess: "Guess from “{words}” in the name: {type}. It counts only once you choose it and save.",
    typeShown: "Unknown (guess: {type})",
    chooseIssuer: "Choose an issuer",
  },
} as const;

/** Words of the declared records: what all of them say, then each by its own id. */
export const recordsTexts = {
  page: { record: "Details", use: "Usage", none: "None" },
  delete: {
    button: "Delete",
    title: "Delete {name}?",
    text: "This deletes it for everyone and can't be undone.",
    inUse: "Still used by jobs, buyers or users.",
  },
  buyer: {
    list: {
      label: "Buyers",
      create: "New buyer",
    },
    create: "Create buyer",
    save: "Save buyer",
    fields: {
      issuerId: "Issuer",
      name: "Name",
      issuerName: "Issuer",
      country: "Country",
      currency: "Currency",
      industryCode: "Industry code",
      jobsCount: "Jobs",
      createdOn: "Created",
    },
    hints: {
      currency: "Suggested for the buyer's jobs.",
      industryCode: "Up to 8 digits, such as an SIC or NAICS code.",
    },
    chooseIssuer: "Choose an issuer",
  },
} as const;

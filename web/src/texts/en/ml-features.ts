/** What models know of a supplier. */
export const mlFeatureTexts = {
  industry: "Industry",
  country: "Country",
  legalForm: "Legal form",
  age: "Company age",
  invoices: "Invoices a year",
  ticket: "Ticket",
  terms: "Terms",
  methods: "Payment methods other than card",
};

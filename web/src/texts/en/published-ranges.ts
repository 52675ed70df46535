/** What public sources say of the parameters of a business case. */
export const publishedRanges = {
  conversion:
    "Published: 30–40% self-service and 60–80% managed, by supplier count (corpay.com, a provider’s claim); 10–15% of spend in practice (payment-economics.org). By ticket size: 50% under 5,000, 35% up to 25,000, 20% above (USD). Low and High differ by 15 points.",
  rebate: "Published in the US: 135–150 bp, state programmes (NASPO 2019, Maryland 2021).",
  largeTicketRebate: "Published in the US: 75–135 bp, state programmes (NASPO 2019, Maryland 2021).",
  costNow: "Published: cheque 2.01–4.00 USD, ACH 0.26–0.50 USD (AFP 2015, 2022).",
  supplierFee: "Published: about 3% (spendmatters.com, 2025).",
  supplierLargeFee:
    "Derived from large-ticket interchange of 1.25–1.35% against 1.80–1.95% (revolution-payments.com, US, 2013).",
  passThrough: "No public source for how much suppliers pass on.",
  processSaving: "Published: 63 USD (napcp.org), 54–92 USD (GSA). A soft saving: it counts only if you turn it on.",
  interchange: "Published: 1.80–1.95% at level 3 (US, 2013), 1.5–2.5% for UK business credit cards.",
} as const;

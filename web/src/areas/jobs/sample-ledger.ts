/** A made-up ledger of document lines that anybody may try the product with; it is written before the build. */
export const sampleLedger = "/assets/samples/paygauge-sample-ledger.csv";
/** A made-up summary, one row a supplier. */
export const sampleSummary = "/assets/samples/paygauge-sample-summary.csv";
/** A made-up list of suppliers, who they are and nothing else: for matched data only. */
export const sampleSuppliers = "/assets/samples/paygauge-sample-suppliers.csv";

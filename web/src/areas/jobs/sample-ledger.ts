/** A made-up ledger of document lines that anybody may try the product with; it is written before the build. */
export const sampleLedger = "/assets/samples/paygauge-sample-ledger.csv";

/**
 * Supplier fee on large tickets: published large-ticket interchange is 1.25–1.35 %, compared with 1.80–1.95 % at level 3
 * (revolution-payments.com, US, 2013); the difference is subtracted from the usual fee of 2.45 %.
 */
export const supplierLargeFee = 0.0185;

/** The facts of a scoring ruleset are declared once for the editor, the checks and the compiler. */
export * from "@paygauge/api-types/entities/scoring-fields";

export function countedPdf(text?: string): string;
export function writeCountedPdf(): void;

export function writeCountedPdf(): void;

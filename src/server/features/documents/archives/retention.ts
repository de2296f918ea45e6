/** People in bulk-uploaded resumes, and the reports that name them: twelve months. */
export const KEPT_MONTHS = 12;

export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}

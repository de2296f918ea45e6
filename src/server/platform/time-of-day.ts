const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** "06:30"; undefined for what no clock shows. */
export function timeOfDay(text: string): { hour: number; minute: number } | undefined {
  const [, hour, minute] = TIME_OF_DAY.exec(text) ?? [];
  return hour && minute ? { hour: Number(hour), minute: Number(minute) } : undefined;
}

/** Writes one line of JSON an event. Fields are names, counts and reasons; a visitor's data is never one of them. */
export function log(event: string, fields: Readonly<Record<string, string | number | boolean>> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
}

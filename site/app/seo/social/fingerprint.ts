const lanes = [
  { start: 0x811c9dc5, prime: 0x01000193 },
  { start: 0x9dc5811c, prime: 0x01000297 },
];

/**
 * Sixteen hexadecimal digits that stand for a text (FNV-1a, twice): for names that change with what they name, on the
 * server and in the browser alike, which has nothing better that answers at once. No protection against anybody.
 */
export function fingerprint(text: string): string {
  return lanes.map(({ prime, start }) => lane(text, start, prime)).join("");
}

function lane(text: string, start: number, prime: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

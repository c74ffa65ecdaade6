/** Named character references of WebVTT, without their "&" and ";". */
const namedCharacters = new Map([
  ["amp", "&"],
  ["gt", ">"],
  ["lrm", "\u200e"],
  ["lt", "<"],
  ["nbsp", "\u00a0"],
  ["rlm", "\u200f"],
]);

/** Returns one line of text for each cue of a WebVTT file, without tags and with decoded characters. Leaves out empty cues. */
export function captionLines(vtt: string): string[] {
  return vtt.split(/(?:\r?\n){2,}/).flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const timing = lines.findIndex((line) => line.includes("-->"));
    const spoken = timing < 0 ? [] : lines.slice(timing + 1);
    const text = spoken
      .join(" ")
      .replaceAll(/<[^<>]*>/g, "")
      .replaceAll(/&(?:([a-z]+)|#(\d+)|#x([\da-f]+));/gi, decode);
    return text.trim() || [];
  });
}

function decode(reference: string, name = "", decimal = "", hexadecimal = ""): string {
  if (name) return namedCharacters.get(name) ?? reference;
  const codePoint = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return codePoint <= 0x10_ffff ? String.fromCodePoint(codePoint) : reference;
}

/** Returns one line of text for each cue of a WebVTT file, without tags. Leaves out empty cues. */
export function captionLines(vtt: string): string[] {
  return vtt.split(/(?:\r?\n){2,}/).flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const timing = lines.findIndex((line) => line.includes("-->"));
    const spoken = timing < 0 ? [] : lines.slice(timing + 1);
    const text = spoken.join(" ").replaceAll(/<[^<>]*>/g, "");
    return text.trim() || [];
  });
}

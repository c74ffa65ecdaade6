/** Returns the cue texts of a WebVTT file without markup. */
export function captionLines(vtt: string): string[] {
  const blocks = vtt
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split("\n");
    const timing = lines.findIndex((line) => line.includes("-->"));
    if (timing === -1) return [];
    const spoken = lines
      .slice(timing + 1)
      .join(" ")
      .replaceAll(/<[^<>]*>/g, "")
      .trim();
    return spoken === "" ? [] : [spoken];
  });
}

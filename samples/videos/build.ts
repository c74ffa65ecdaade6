/**
 * Makes the films that the site comes with: our renderings, slowly passed along, and captions that tell what is told.
 * They have no sound. `node samples/videos/build.ts` (needs ffmpeg) writes an MP4 and its WebVTT for each.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import films from "./videos.json" with { type: "json" };

const content = path.join(import.meta.dirname, "../content");
/** How long a line stands to be read, in seconds: at about fourteen characters a second, and never too short. */
const secondsOf = (line: string): number => Math.max(3, Math.round(line.length / 14 + 1.5));
/** Each picture dissolves into the next within this time, in seconds. */
const dissolve = 0.8;
const framesPerSecond = 20;

type Film = (typeof films)[number];

for (const film of films) {
  const target = path.join(content, "videos", film.name);
  writeFileSync(`${target}.vtt`, captionsOf(film));
  const { status } = spawnSync("ffmpeg", [...argumentsOf(film), `${target}.mp4`], { stdio: "inherit" });
  if (status !== 0) throw new Error(`ffmpeg did not make ${film.name}`);
}

/** WebVTT, one cue for each line. */
function captionsOf({ scenes }: Film): string {
  let at = 0;
  const cues = scenes.flatMap(({ lines }) =>
    lines.map((line) => {
      const from = at;
      at += secondsOf(line);
      return `${time(from)} --> ${time(at)}\n${line}\n`;
    }),
  );
  return ["WEBVTT\n", ...cues].join("\n");
}

function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(minutes)}:${two(seconds % 60)}.000`;
}

function argumentsOf({ scenes }: Film): string[] {
  const lengths = scenes.map(({ lines }) => lines.reduce((sum, line) => sum + secondsOf(line), 0));
  const inputs = scenes.flatMap(({ picture }, scene) => [
    ...["-loop", "1", "-framerate", String(framesPerSecond), "-t", String((lengths[scene] ?? 0) + dissolve)],
    ...["-i", path.join(content, "pictures", `${picture}.webp`)],
  ]);
  // At twice the size, so that a slow movement falls between the pixels.
  const moving = scenes.map(({ move }, scene) => {
    const done = `t/${(lengths[scene] ?? 0) + dissolve}`;
    const x = `(iw-ow)*${move === "right" ? done : `(1-${done})`}`;
    return `[${scene}:v]scale=2112:1188:force_original_aspect_ratio=increase,crop=1920:1080:'${x}':(ih-oh)/2,scale=960:540,setsar=1,format=yuv420p[s${scene}]`;
  });
  let offset = 0;
  const joined = scenes.slice(1).map((_, index) => {
    offset += lengths[index] ?? 0;
    const before = index === 0 ? "[s0]" : `[j${index - 1}]`;
    return `${before}[s${index + 1}]xfade=transition=fade:duration=${dissolve}:offset=${offset}[j${index}]`;
  });
  return [
    ...["-y", "-loglevel", "error", ...inputs],
    ...["-filter_complex", [...moving, ...joined].join(";"), "-map", `[j${joined.length - 1}]`],
    ...["-c:v", "libx264", "-profile:v", "high", "-preset", "medium", "-crf", "30", "-pix_fmt", "yuv420p"],
    ...["-an", "-movflags", "+faststart", "-map_metadata", "-1"],
  ];
}

/** The thread in which texts are rendered, so that none of them keeps a visitor waiting. */
import { parentPort } from "node:worker_threads";
import { picturesOf, render, renderShort } from "./rendering.ts";
import type { RenderingAnswer, RenderingJob } from "./rendering-job.ts";

/** As a page of its own it would be one that few browsers scroll. */
const longestHtml = 1_000_000;

function resultOf(job: RenderingJob): unknown {
  if (job.kind === "pictures") return picturesOf(job.markdown);
  if (job.kind === "short") return renderShort(job.markdown);
  return render(job.markdown, job.pictures, job.place);
}

function answerTo(job: RenderingJob): RenderingAnswer {
  try {
    const result = resultOf(job);
    return JSON.stringify(result).length > longestHtml ? { refusal: "The text is too long" } : { result };
  } catch (error) {
    if (error instanceof RangeError) return { refusal: "The text is nested too deeply" };
    return { refusal: String(error) };
  }
}

parentPort?.on("message", (job: RenderingJob) => parentPort?.postMessage(answerTo(job)));
// What was read meanwhile is no part of a text's time.
parentPort?.postMessage("ready");

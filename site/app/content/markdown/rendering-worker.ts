/** Worker thread that renders texts, so that the main thread can serve pages. */
import { parentPort } from "node:worker_threads";
import { render } from "./rendering.ts";
import type { RenderingJob, RenderingOutcome } from "./rendering-job.ts";

/** Maximum length of a result as JSON, in characters. */
const maxResultLength = 1_000_000;

function outcomeOf(job: RenderingJob): RenderingOutcome {
  try {
    const result = render(job);
    return JSON.stringify(result).length > maxResultLength ? { refusal: "The text is too long" } : result;
  } catch (error) {
    if (error instanceof RangeError) return { refusal: "The text is nested too deeply" };
    return { refusal: String(error) };
  }
}

parentPort?.on("message", (job: RenderingJob) => parentPort?.postMessage(outcomeOf(job)));

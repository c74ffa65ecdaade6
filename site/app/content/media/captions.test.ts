import { expect, it } from "vitest";
import { captionLines } from "./captions.ts";

it("returns one line per cue, without header, notes, cue numbers, times and speaker tags", () => {
  const vtt =
    "\uFEFFWEBVTT - a film\r\n\r\nNOTE made by hand\r\n\r\n1\r\n00:00.000 --> 00:03.000 align:start\r\n<v Avery>We walk\r\nevery site.\r\n\r\n00:03.000 --> 00:04.000\r\n\r\n";
  expect(captionLines(vtt)).toEqual(["We walk every site."]);
  expect(captionLines("WEBVTT")).toEqual([]);
});

it("keeps a less-than sign that opens no tag", () => {
  const vtt = "WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ann>Rent < income.</v> <i>Always.</i>";
  expect(captionLines(vtt)).toEqual(["Rent < income. Always."]);
});

it("decodes character references, and keeps unknown ones", () => {
  const vtt =
    "WEBVTT\n\n00:00.000 --> 00:02.000\nR&amp;D: 3 &lt; 5 &gt; 4,&nbsp;don&#39;t say &amp;lt;, &#x2014;&lrm; or &rlm;AT&T &copy; &constructor; &#x110000;";
  expect(captionLines(vtt)).toEqual([
    "R&D: 3 < 5 > 4,\u00a0don't say &lt;, \u2014\u200e or \u200fAT&T &copy; &constructor; &#x110000;",
  ]);
});

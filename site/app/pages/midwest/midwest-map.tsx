import { cx } from "~/ui/class-names.ts";

/** Outlines of the states around South Dakota, in drawing units. */
const neighbors = [
  "m199.7 67.2 46.9 4 46.9 3.4 47 2.9 47 2.3 47 1.8 47.1 1.2 47 .6 4.7 29.5 1.2 33 11.7 40.5 1.9 44.1 1.9 29.4 9.1 22.1 2 26.5-54.6-.4-54.6-1-54.6-1.8-54.6-2.5-54.6-3.1-54.4-3.9-54.5-4.6Z",
  "m159.6 506.3 49.5 4.3 49.5 3.7 49.6 3.1 49.6 2.5 49.6 2 49.7 1.5 10.5 7.5 22.5 7.8 25.9-4.1 20.4 7.5 16.2 10.4 14.6 9.5 8.2 17.6 11.1 36.7 8.4 29.4 5.3 29.3 5.2 27.2 15.4 20.4 11 21.9-54.3.5-54.3-.1-54.3-.7-54.2-1.4-54.3-2-54.2-2.7-54.2-3.3 4.9-73.3-55.4-4.1-55.3-4.7Zm369-422.9 50.3.1 50.2-.6-.5-27.9 14.5 4.1 12 39.5 37.9 15 41.2-4.5 27.7 17.1 52.6 17.6 31.7-4.4 54.5 3.1-34.6 32.3-37.4 35.8-40.5 35.6-11.9 4.3 2.1 40.4-26.8 36.7 9.1 30.4-1.6 32.5 30.4 21.3 33.2 27.5 19.3 20.9 3.3 18.2-55.6 3.3-55.6 2.6-55.7 1.9-55.6 1.1-55.7.5-.3-132.3-11.8-7.4-8.2-16.1 14.3-23.5-2-26.5-9.1-22.1-1.9-29.4-1.9-44.1-11.7-40.5-1.2-33z",
  "m567.1 487.8-7 1.5 3.3 20.5 3.7 11.1-9.1 24.2 9.2 16.9 8.2 17.6 11.1 36.7 8.4 29.4 5.3 29.3 5.2 27.2 56.6-1.3 56.5-2 56.5-2.7 56.5-3.4 17.7 15.1 13.6-24.4 7-18.9-4-18.2 15.3-19.4 28.3-26.5-.3-25-27.6-26-25.9-14.3-4.6-27.7-5.7-29.1-55.6 3.3-55.6 2.6-55.7 1.9-55.6 1.1Z",
  "m788.2 246.2-11.9 4.3 2.1 40.4-26.8 36.7 9.1 30.4-1.6 32.5 30.4 21.3 33.2 27.5 19.3 20.9 3.3 18.2 5.7 29.1 4.6 27.7 25.9 14.3 51.1-4 51.1-4.6 51-5.2-9.3-36 5.1-52.3 3.8-52.1 19.5-67.4-18.2 22.8-27.6 35.6 4.7-29.4 11.7-12.3-14.9-17.6-16.9-38.1-52.4-11.9-68.4-26.7-24.5-24.7-31.8 14.6Z",
];
const southDakota =
  "m179.2 291.2 54.5 4.6 54.4 3.9 54.6 3.1 54.6 2.5 54.6 1.8 54.6 1 54.6.4-14.3 23.5 8.2 16.1 11.8 7.4.3 132.3-7 1.5 3.3 20.5 3.7 11.1-9.1 24.2 9.2 16.9-14.6-9.5-16.2-10.4-20.4-7.5-25.9 4.1-22.5-7.8-10.5-7.5-49.7-1.5-49.6-2-49.6-2.5-49.6-3.1-49.5-3.7-49.5-4.3Z";

/** Names of the states. `x` is the center of the text and `y` its baseline, in drawing units. */
const states = [
  { name: "North Dakota", x: 370, y: 232 },
  { name: "Minnesota", x: 655, y: 262 },
  { name: "South Dakota", x: 365, y: 378 },
  { name: "Wisconsin", x: 915, y: 410 },
  { name: "Nebraska", x: 365, y: 580 },
  { name: "Iowa", x: 735, y: 556 },
];

const siouxFalls = { name: "Sioux Falls", x: 552.2, y: 484.8 };

/** Font sizes in drawing units. Phones show the map at a third of its size; even there, no label is below 12 pixels. */
const labelSize = cx("text-[2.375rem] tablet:text-[1.375rem]");
const citySize = cx("text-[2.875rem] tablet:text-[1.875rem]");

/** Map of the market. The labels are text in the page's font. */
export function MidwestMap({ alt, className }: { alt: string; className?: string }) {
  return (
    <svg
      aria-label={alt}
      className={className}
      // Wide screens crop the north and the south.
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox="144 53 912 694"
    >
      <g className="stroke-surface" strokeLinejoin="round" strokeWidth="5">
        {neighbors.map((outline) => (
          <path className="fill-sand-2" d={outline} key={outline} />
        ))}
        <path className="fill-sage" d={southDakota} />
      </g>
      <g className={cx("fill-ink-2 font-sans", labelSize)} textAnchor="middle">
        {states.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      <circle className="fill-evergreen" cx={siouxFalls.x} cy={siouxFalls.y} r="15" />
      <circle className="fill-paper" cx={siouxFalls.x} cy={siouxFalls.y} r="5.5" />
      <text
        className={cx("fill-evergreen font-display font-medium", citySize)}
        textAnchor="end"
        x={siouxFalls.x - 27}
        y={siouxFalls.y + 12}
      >
        {siouxFalls.name}
      </text>
    </svg>
  );
}

import { Legend } from "~/ui/drawing.tsx";
import { Part, Variant, Variants } from "../part.tsx";

const colors = [
  "paper",
  "sand-1",
  "sand-2",
  "evergreen",
  "evergreen-2",
  "ink",
  "ink-2",
  "terra",
  "terra-deep",
  "error",
  "gold",
  "sage",
  "sky",
  "cedar",
  "control",
  "line",
  "line-sand",
  "line-dark",
];

const sampleSentence = "A good place to live is a good thing to own.";

export function Foundations() {
  return (
    <>
      <Part title="Colors">
        <ul className="gallery-swatches">
          {colors.map((color) => (
            <li className="gallery-swatch" key={color}>
              <svg aria-hidden="true">
                <rect fill={`var(--color-${color})`} height="100%" width="100%" />
              </svg>
              <p className="gallery-name">{color}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {["hero", "h1", "h2", "h3"].map((size) => (
          <Variant key={size} name={size}>
            <p className={`gallery-type gallery-type-${size}`}>{sampleSentence}</p>
          </Variant>
        ))}
        {["lead", "body", "s", "xs"].map((size) => (
          <Variant key={size} name={size}>
            <p className={`gallery-type-${size}`}>{sampleSentence}</p>
          </Variant>
        ))}
        <Variants>
          {["xl", "l", "m"].map((size) => (
            <Variant key={size} name={`figure, ${size}`}>
              <p className={`figure gallery-figure-${size}`}>534</p>
            </Variant>
          ))}
        </Variants>
      </Part>
      <Part title="Drawing patterns">
        <Variants>
          <Variant name="Built">
            <span className="gallery-drawing drawn-built" />
          </Variant>
          <Variant name="Under way">
            <span className="gallery-drawing drawn-under-way" />
          </Variant>
          <Variant name="Planned">
            <span className="gallery-drawing drawn-planned" />
          </Variant>
        </Variants>
        <Legend
          items={[
            { pattern: "built", label: "Built" },
            { pattern: "under-way", label: "Under way" },
            { pattern: "planned", label: "Planned" },
          ]}
        />
      </Part>
    </>
  );
}

import { home } from "~/copy/home.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Picture } from "~/ui/picture.tsx";
import "./scene.css";

/** Pictures of a building that turns from a drawing into a rendering as the visitor scrolls. */
export function Scene() {
  const { stages, title } = useCopy(home).scene;
  return (
    <section aria-labelledby="scene-title" className="scene mt-10">
      <div className="scene-pin">
        <h2 className="scene-title" id="scene-title">
          {title}
        </h2>
        {stages.map(({ image, phoneImage, ...stage }) => (
          <figure className="scene-layer print:break-inside-avoid" key={stage.title}>
            <Picture image={image} phoneImage={phoneImage} sizes="100vw" />
            <figcaption className="text-quiet text-xs/snug">
              <Stage {...stage} />
            </figcaption>
          </figure>
        ))}
        <span className="scene-edge hidden" />
        <span className="scene-edge hidden" />
      </div>
    </section>
  );
}

function Stage({ text, title }: { text: string; title: string }) {
  return (
    <>
      <b className="block font-display font-normal text-heading text-title tablet:text-h3">{title}</b>{" "}
      <span>{text}</span>
    </>
  );
}

import { testimonials as films, speakerDisclosure } from "~/content/testimonials.ts";
import { SectionHead } from "~/layout/section-head.tsx";
import { Carousel } from "~/ui/carousel.tsx";
import { Video } from "~/ui/video.tsx";
import { testimonials } from "./copy.ts";

export function Testimonials() {
  return (
    <section className="wrap py-section">
      <SectionHead note={testimonials.note} title={testimonials.title} />
      <Carousel
        className="about-testimonials"
        label={testimonials.title}
        sideBySide
        slides={films.map((film) => ({
          caption: speakerDisclosure(film),
          content: <Video {...film.video} poster={film.poster} sizes="(width < 44rem) 100vw, 50vw" />,
          id: film.video.title,
        }))}
      />
    </section>
  );
}

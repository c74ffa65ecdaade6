import { speakerDisclosure } from "~/content/model/people.ts";
import type { Testimonial } from "~/content/model/site-content.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { Carousel } from "~/ui/carousel.tsx";
import { Video } from "~/ui/video.tsx";
import { testimonials as copy } from "~/words/about.ts";

/** More of them would be too small beside each other. */
const mostSideBySide = 2;

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  const isSideBySide = testimonials.length <= mostSideBySide;
  return (
    <section className="wrap py-section">
      <SectionHead note={copy.note} title={copy.title} />
      <Carousel
        className="about-testimonials"
        label={copy.title}
        sideBySide={isSideBySide}
        slides={testimonials.map((testimonial) => ({
          caption: speakerDisclosure(testimonial),
          content: (
            <Video {...testimonial.video} sizes={isSideBySide ? "(width < 44rem) 100vw, 50vw" : "100vw"} />
          ),
          id: testimonial.video.title,
        }))}
      />
    </section>
  );
}

import { speakerDisclosure } from "~/content/model/people.ts";
import type { Testimonial } from "~/content/model/site-content.ts";
import { Carousel } from "~/ui/carousel.tsx";
import { Section } from "~/ui/section.tsx";
import { Video } from "~/ui/video.tsx";
import { about } from "~/words/about.ts";
import { useWords } from "~/words/use-words.tsx";

/** More of them would be too small beside each other. */
const mostSideBySide = 2;

interface TestimonialsProps {
  testimonials: readonly Testimonial[];
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  const words = useWords(about).testimonials;
  if (testimonials.length === 0) return null;
  const isSideBySide = testimonials.length <= mostSideBySide;
  return (
    <Section {...words}>
      {/* Beside each other on a tablet, the posters are too small for words in their corner. */}
      <Carousel
        className="tablet:max-desktop:[&_a]:relative tablet:max-desktop:[&_a]:pt-3 tablet:max-desktop:[&_a]:pr-0"
        label={words.title}
        sideBySide={isSideBySide}
        slides={testimonials.map((testimonial) => ({
          caption: speakerDisclosure(testimonial),
          content: (
            <Video {...testimonial.video} sizes={isSideBySide ? "(width < 44rem) 100vw, 50vw" : "100vw"} />
          ),
          id: testimonial.video.title,
        }))}
      />
    </Section>
  );
}

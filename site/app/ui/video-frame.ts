/** What a frame of YouTube's may do. */
export const videoFrameAllows = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/** Address of the frame that plays a video at once, without cookies until it plays. */
export function videoFrameAddress(youtubeId: string): string {
  return `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`;
}

/** Where the visitor was in an episode when they went to another page; gone with the tab. */
let left: { readonly address: string; readonly seconds: number } | null = null;

export function leaveEpisode({ currentTime, src }: HTMLAudioElement): void {
  if (currentTime > 0) left = { address: src, seconds: currentTime };
}

/** Where it goes on before any of it is loaded. */
export function returnToEpisode(audio: HTMLAudioElement): void {
  if (left?.address === audio.src) audio.currentTime = left.seconds;
}

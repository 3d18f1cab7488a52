import { PostView } from '#posts/components.tsx';
import { RecordFrame } from './record/record-frame.tsx';

/** A post as visitors of the site see it, with the owner's actions. */
export const PostScreen = () => <PostView>{(post) => <RecordFrame kind="post" record={post} />}</PostView>;

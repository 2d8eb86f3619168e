import { mount } from 'svelte';

import App from './App.svelte';
import './style.css';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
export default mount(App, { target: place });
